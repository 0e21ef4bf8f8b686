import { drawPage } from '../parts/drawPage'
import { Layout } from './src/app/layout'
import { getConfig } from './src/wagmi'

drawPage(Layout, getConfig)
