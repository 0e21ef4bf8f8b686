import { buttonMessages } from './button'
import { choiceMessages } from './choice'
import { dialogMessages } from './dialogs'
import type { Messages } from './Messages'
import { noticeMessages } from './notice'
import { shellMessages } from './shell'

/** Every English sentence. Pages load them piece by piece; a host that changes some loads them all. */
export const english: Messages = {
  button: buttonMessages,
  choice: choiceMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
}
