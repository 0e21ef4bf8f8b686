import type { ReactNode } from 'react'
import { noticeMessages } from '../../src/data/messages/notice'
import { rainbow } from '../../src/data/wallets/rainbow'
import type { FailureClass } from '../../src/errors/Failure'
import { ConnectButtonView } from '../../src/views/button/ConnectButtonView'
import { WalletLabel } from '../../src/views/button/WalletLabel'
import { states } from '../fixtures/states/buttonStates'
import type { Scene } from './Scene'

type Draw = (scene: Scene) => ReactNode

/** Every state of the button, and every message beside it. */
export const buttonPictures: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(
    Object.entries(states).map(([name, state]): [string, Draw] => [
      `button ${name}`,
      ({ messages: { button, notice } }) => (
        <ConnectButtonView
          {...state}
          messages={button}
          noticeMessages={notice}
        />
      ),
    ]),
  ),
  'button of one wallet': ({ messages: { button, choice } }) => (
    <ConnectButtonView
      {...states.disconnected}
      messages={button}
      label={
        <WalletLabel wallet={rainbow}>
          {choice.connectWith(rainbow.name)}
        </WalletLabel>
      }
    />
  ),
  ...Object.fromEntries(
    Object.keys(noticeMessages.switchFailed).map((name): [string, Draw] => [
      `button notice ${name}`,
      ({ messages: { button, notice } }) => (
        <ConnectButtonView
          {...states['with a notice']}
          messages={button}
          noticeMessages={notice}
          notice={{
            type: 'switch-failed',
            chainId: 7777777,
            // The keys of the messages are the classes of failures, as their type says.
            failure: { class: name as FailureClass },
          }}
        />
      ),
    ]),
  ),
}
