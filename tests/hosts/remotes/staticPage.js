import { showStep } from './page.js'
import Wallet from './Wallet.js'

showStep(Wallet)
