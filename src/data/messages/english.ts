import { badgeMessages } from './badges'
import { buttonMessages } from './button'
import { choiceMessages } from './choice'
import { dialogMessages } from './dialogs'
import type { Messages } from './Messages'
import { noticeMessages } from './notice'
import { shellMessages } from './shell'
import { walletsMessages } from './wallets'

/** All English texts. Pages load these texts in parts, unless their host has changed some of them. */
export const english: Messages = {
  button: buttonMessages,
  choice: choiceMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
  badges: badgeMessages,
  wallets: walletsMessages,
}
