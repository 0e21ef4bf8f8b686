import { drawPage } from '../parts/drawPage'
import { Page } from './src/Page'
import { getConfig } from './src/wagmi'

drawPage(Page, getConfig)
