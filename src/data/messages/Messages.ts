import type { ButtonMessages } from './button'
import type { ChoiceMessages } from './choice'
import type { DialogMessages } from './dialogs'
import type { NoticeMessages } from './notice'
import type { ShellMessages } from './shell'

/** All texts of a language. A language with missing texts does not compile. */
export type Messages = {
  readonly button: ButtonMessages
  readonly choice: ChoiceMessages
  readonly dialogs: DialogMessages
  readonly notice: NoticeMessages
  readonly shell: ShellMessages
  /**
   * Texts of a rarely used feature. All languages are in one download, so this is set only if the host has its own
   * texts.
   */
  readonly badges?: BadgeMessages | undefined
}

/** Short names of a wallet's capabilities. */
export type BadgeMessages = {
  readonly batching: string
  readonly smartAccount: string
  readonly gasPaidBy: (payer: string) => string
}
