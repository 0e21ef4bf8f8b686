import { ctrl } from './ctrl'
import { enkrypt } from './enkrypt'
import { exodus } from './exodus'
import { frame } from './frame'
import { gate } from './gate'
import { imToken } from './imToken'
import { kaia } from './kaia'
import { kraken } from './kraken'
import { ledger } from './ledger'
import { mew } from './mew'
import { nova } from './nova'
import { okx } from './okx'
import { oneKey } from './oneKey'

/** Icons of the catalogue's wallets by name, second part. Drawn on a 28 unit square. */
export const marks: Readonly<Record<string, string>> = {
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
}
