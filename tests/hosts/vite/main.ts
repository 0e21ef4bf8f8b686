import { startButton } from '../parts/startButton'

startButton()
