import type { ButtonMessages } from './ButtonMessages'
import type { ChoiceMessages } from './choice'
import type { DialogMessages } from './dialogs'
import type { NoticeMessages } from './notice'
import type { ShellMessages } from './shell'

/** Every sentence of one language. A language that lacks one does not compile. */
export type Messages = {
  readonly button: ButtonMessages
  readonly choice: ChoiceMessages
  readonly dialogs: DialogMessages
  readonly notice: NoticeMessages
  readonly shell: ShellMessages
  /** Those of a rare feature: of every language in one download, unless the host has its own. */
  readonly badges?: BadgeMessages | undefined
}

/** What a wallet can do, in a word or two each. */
export type BadgeMessages = {
  readonly batching: string
  readonly smartAccount: string
  readonly gasPaidBy: (payer: string) => string
}
