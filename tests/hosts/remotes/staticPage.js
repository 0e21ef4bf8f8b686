import { showPage } from './page.js'
import Wallet from './Wallet.js'

showPage(Wallet)
