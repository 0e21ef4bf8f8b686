import { ambire } from './ambire'
import { backpack } from './backpack'
import { bestWallet } from './bestWallet'
import { bifrost } from './bifrost'
import { binance } from './binance'
import { bitget } from './bitget'
import { bitski } from './bitski'
import { blockchainCom } from './blockchainCom'
import { brave } from './brave'
import { bybit } from './bybit'
import { coin98 } from './coin98'
import { core } from './core'
import { cryptoCom } from './cryptoCom'
import { oneInch } from './oneInch'

/** Icons of the catalogue's wallets by name, first part. Drawn on a 28 unit square. */
export const marks: Readonly<Record<string, string>> = {
  oneInch,
  ambire,
  backpack,
  bestWallet,
  bifrost,
  binance,
  bitget,
  bitski,
  blockchainCom,
  brave,
  bybit,
  coin98,
  core,
  cryptoCom,
}
