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

/** Icons of the catalogue's wallets by name, third part. Drawn on a 28 unit square. */
export const marks: Readonly<Record<string, string>> = {
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
}
