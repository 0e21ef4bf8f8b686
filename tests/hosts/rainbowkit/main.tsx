import { startPage } from '../parts/startPage'
import { Layout } from './src/app/layout'
import { getConfig } from './src/wagmi'

startPage(Layout, getConfig)
