import { ConnectButtonView } from '../../src/button/ConnectButtonView'
import { noticeText } from '../../src/button/noticeText'
import { states } from '../component/button/buttonStates'
import type { Scene } from './Scene'

/** Every state of the button. */
export const buttonPictures = Object.fromEntries(
  Object.entries(states).map(([name, state]) => [
    `button ${name}`,
    ({ messages: { button } }: Scene) => (
      <ConnectButtonView
        {...state}
        messages={button}
        notice={'notice' in state ? refused(button) : undefined}
      />
    ),
  ]),
)

const refused = (button: Scene['messages']['button']) =>
  noticeText(
    { type: 'switch-failed', chainId: 1, failure: { class: 'rejected' } },
    () => 'Zora',
    button,
  )
