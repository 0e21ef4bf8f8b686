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
import { ctrl } from './ctrl'
import { enkrypt } from './enkrypt'
import { exodus } from './exodus'
import { frame } from './frame'
import { gate } from './gate'
import { imToken } from './imToken'
import type { KnownWallet } from './KnownWallet'
import { kaia } from './kaia'
import { kraken } from './kraken'
import { ledger } from './ledger'
import { mew } from './mew'
import type { MoreWalletName } from './moreNames'
import { nova } from './nova'
import { okx } from './okx'
import { oneInch } from './oneInch'
import { oneKey } from './oneKey'
import { phantom } from './phantom'
import { rabby } from './rabby'
import { ready } from './ready'
import { ronin } from './ronin'
import { safePal } from './safePal'
import { subWallet } from './subWallet'
import { talisman } from './talisman'
import { tokenPocket } from './tokenPocket'
import { trust } from './trust'
import { uniswap } from './uniswap'
import { valora } from './valora'
import { wigwam } from './wigwam'
import { zerion } from './zerion'

/** The catalogue's wallets that are not in the default list, ordered by name. */
export const moreWallets: Readonly<Record<string, KnownWallet>> = {
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
  ctrl,
  enkrypt,
  exodus,
  frame,
  gate,
  imToken,
  kaia,
  kraken,
  ledger,
  mew,
  nova,
  okx,
  oneKey,
  phantom,
  rabby,
  ready,
  ronin,
  safePal,
  subWallet,
  talisman,
  tokenPocket,
  trust,
  uniswap,
  valora,
  wigwam,
  zerion,
} satisfies Record<MoreWalletName, KnownWallet>
