import { expectTypeOf, test } from 'vitest'
import { buttonMessages } from '../../../src/messages/button'
import { choiceMessages } from '../../../src/messages/choice'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { Messages } from '../../../src/messages/Messages'
import { noticeMessages } from '../../../src/messages/notice'
import { shellMessages } from '../../../src/messages/shell'

const { connect: _, ...withoutOne } = buttonMessages
const { network: __, ...withoutGroup } = dialogMessages

const { rejected: ___, ...withoutClass } = noticeMessages.switchFailed

const all = {
  button: buttonMessages,
  choice: choiceMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
}

/** Held against the type by the compiler alone. */
const lacking = [
  // @ts-expect-error: a sentence of the button is missing
  { ...all, button: withoutOne },
  // @ts-expect-error: a group of sentences is missing
  { ...all, dialogs: withoutGroup },
  {
    ...all,
    dialogs: {
      ...dialogMessages,
      // @ts-expect-error: a sentence deep inside is missing
      scan: { ...dialogMessages.scan, copy: undefined },
    },
  },
  // @ts-expect-error: a class of failures has no sentence
  { ...all, notice: { ...noticeMessages, switchFailed: withoutClass } },
  // @ts-expect-error: there are no dialogs
  { button: buttonMessages },
] satisfies readonly Messages[]

test('a language that lacks a sentence does not compile [8.10]', () => {
  expectTypeOf(lacking).not.toExtend<readonly Messages[]>()
  expectTypeOf(all).toExtend<Messages>()
})
