import { ConnectDialog } from '../../src/connect/ConnectDialog'
import type { FailureClass } from '../../src/errors/Failure'
import { dialogMessages } from '../../src/messages/dialogs'
import type { Flow } from '../../src/session/State'
import { connectProps, flowAt } from '../component/connect/connectProps'
import { connectStates } from '../component/connect/connectStates'
import { manyWallets } from '../parts/many'
import { nothing, type Picture, type Pictures } from './Picture'

/** Steps that a layout does not have. @see specification, section 4 */
const desktopOnly = /options|instructions|^download/

/** Every step of the connect dialog, and everything that can go wrong in it. */
export const connectPictures: Pictures = {
  ...Object.fromEntries(
    Object.entries(connectStates).map(([name, flow]) => [
      `connect ${name}`,
      picture(flow, layoutsOf(name)),
    ]),
  ),
  'connect scan in time': picture(
    flowAt(
      { step: 'CONNECT', walletId: 'rainbow' },
      {
        type: 'asking',
        number: 1,
        walletId: 'rainbow',
        uri: 'wc:1@2?relay-protocol=irn',
        expiresAt: Date.now() + 299_000,
      },
    ),
    ['wide', 'compact'],
  ),
  'connect many': {
    dialog: 'connect',
    draw: ({ layout, messages }) => (
      <ConnectDialog
        {...connectProps(layout, undefined, manyWallets(60))}
        messages={messages.dialogs}
        send={nothing}
      />
    ),
  },
  'connect without wallets': picture(flowAt({ step: 'NONE' }), undefined, []),
  ...Object.fromEntries(
    Object.keys(dialogMessages.failures).map((name) => [
      `connect failed ${name}`,
      picture(
        flowAt(
          { step: 'CONNECT', walletId: 'metaMask' },
          {
            type: 'failed',
            number: 1,
            walletId: 'metaMask',
            // The keys of the messages are the classes of failures, as their type says.
            failure: { class: name as FailureClass },
          },
        ),
      ),
    ]),
  ),
}

function layoutsOf(name: string): Picture['layouts'] {
  if (name === 'learn') return ['compact']
  return desktopOnly.test(name) ? ['wide', 'compact'] : undefined
}

function picture(
  flow: Flow,
  layouts?: Picture['layouts'],
  groups?: readonly [],
): Picture {
  return {
    dialog: 'connect',
    ...(layouts && { layouts }),
    draw: ({ layout, messages }) => (
      <ConnectDialog
        {...connectProps(layout, flow)}
        {...(groups && { groups })}
        messages={messages.dialogs}
        send={nothing}
      />
    ),
  }
}
