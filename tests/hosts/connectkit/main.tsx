import { startPage } from '../parts/startPage'
import { Page } from './src/Page'
import { getConfig } from './src/wagmi'

startPage(Page, getConfig)
