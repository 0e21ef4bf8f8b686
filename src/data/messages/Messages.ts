import type { BadgeMessages } from './badges'
import type { ButtonMessages } from './button'
import type { ChoiceMessages } from './choice'
import type { DialogMessages } from './dialogs'
import type { NoticeMessages } from './notice'
import type { ShellMessages } from './shell'
import type { WalletsMessages } from './wallets'

/** All texts of a language. A language with missing texts does not compile. */
export type Messages = {
  readonly button: ButtonMessages
  readonly choice: ChoiceMessages
  readonly dialogs: DialogMessages
  readonly notice: NoticeMessages
  readonly shell: ShellMessages
  readonly badges: BadgeMessages
  readonly wallets: WalletsMessages
}
