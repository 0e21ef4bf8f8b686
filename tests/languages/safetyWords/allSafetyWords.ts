import { networks } from './networks'
import { requests } from './requests'
import type { SafetyWords } from './SafetyWords'
import { signing } from './signing'
import { switching } from './switching'
import { warnings } from './warnings'

/** Every sentence that protects visitors, with the words that it must keep. */
export const safetyWords: SafetyWords = {
  ...signing,
  ...requests,
  ...warnings,
  ...networks,
  ...switching,
}
