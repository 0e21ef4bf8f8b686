import {
  lockedId,
  TermsNote,
  type TermsNoteProps,
} from '../../src/features/terms/TermsNote'
import { termsParts } from '../../src/features/terms/termsParts'
import { connectProps } from '../fixtures/states/connectProps'
import { ConnectScene } from '../fixtures/states/InDialog'
import { nothing, type Picture, type Pictures } from './Picture'

const english =
  'By connecting you agree to our [Terms of Use](https://shop.example/terms) and our [Privacy Policy](https://shop.example/privacy).'
const arabic =
  'بالاتصال فأنت توافق على [شروط الاستخدام](https://shop.example/terms) و[سياسة الخصوصية](https://shop.example/privacy).'

/** The host's terms below the list of wallets: as a line, and as a checkbox in each of its states. */
export const termsPictures: Pictures = {
  'connect terms': picture(),
  'connect terms unticked': picture({ isAccepted: false, missed: 0 }),
  'connect terms not ticked before choosing': picture({
    isAccepted: false,
    missed: 1,
  }),
  'connect terms ticked': picture({ isAccepted: true, missed: 0 }),
}

type Box = NonNullable<TermsNoteProps['box']>

function picture(box?: Omit<Box, 'onAnswer'>): Picture {
  return {
    dialog: 'connect',
    draw: ({ layout, messages: { button, choice, dialogs } }) => (
      <ConnectScene
        {...connectProps(layout)}
        messages={dialogs}
        lockedBy={box && !box.isAccepted ? lockedId : undefined}
        more={
          <TermsNote
            words={choice}
            parts={termsParts(button.dir === 'rtl' ? arabic : english)}
            box={box && { ...box, onAnswer: nothing }}
          />
        }
      />
    ),
  }
}
