import { buttonMessages } from './button'
import { choiceMessages } from './choice'
import { dialogMessages } from './dialogs'
import type { Messages } from './Messages'
import { noticeMessages } from './notice'
import { shellMessages } from './shell'

/** All English texts. Pages load them in parts. Only hosts that change some of them load all. */
export const english: Messages = {
  button: buttonMessages,
  choice: choiceMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
}
