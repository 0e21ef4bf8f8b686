import type { Messages } from '../Messages'
import { button } from './button'
import { dialogs } from './dialogs'
import { notice } from './notice'
import { shell } from './shell'

/** Arabic, with numbers as they are written where the visitor is. @param tag BCP 47, such as `ar-EG` */
export function arabic(tag: string): Messages {
  const locale = numbersOf(tag)
  return {
    button: { ...button, locale },
    dialogs: { ...dialogs, locale },
    notice,
    shell,
  }
}

function numbersOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'ar'
  } catch {
    // What is no language tag says nothing of numerals.
    return 'ar'
  }
}
