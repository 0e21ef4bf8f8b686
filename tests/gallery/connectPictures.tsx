import { dialogMessages } from '../../src/data/messages/dialogs'
import { catalogue } from '../../src/data/wallets/catalogue'
import {
  groupWallets,
  type ListedGroup,
} from '../../src/data/wallets/groupWallets'
import { listWallets } from '../../src/data/wallets/listWallets'
import { fetchMark } from '../../src/data/wallets/more/fetchMark'
import { fullWallet } from '../../src/data/wallets/more/fullWallet'
import { moreWallets } from '../../src/data/wallets/more/moreWallets'
import type { Failure, FailureClass } from '../../src/errors/Failure'
import { MoreWallets } from '../../src/features/moreWallets/MoreWallets'
import {
  lockedId,
  TermsNote,
  type TermsNoteProps,
} from '../../src/features/terms/TermsNote'
import { termsParts } from '../../src/features/terms/termsParts'
import type { Device } from '../../src/platform/device/device'
import type { AnnouncedWallet } from '../../src/platform/page/announcedWallets'
import { onDemand } from '../../src/ui/onDemand'
import { installSteps } from '../../src/wallet/session/installSteps'
import type { Flow, Step } from '../../src/wallet/session/State'
import { connectProps, flowAt } from '../fixtures/states/connectProps'
import { connectStates } from '../fixtures/states/connectStates'
import { ConnectScene } from '../fixtures/states/InDialog'
import { manyWallets } from '../fixtures/states/many'
import { nothing, type Picture, type Pictures } from './Scene'

/** Has the name of another wallet. */
const impostor: AnnouncedWallet = {
  rdns: 'test.impostor',
  name: 'MetaMask',
  icon: '',
  provider: {},
}

/** Every step of the connect dialog, and everything that can fail in it. */
export const connectPictures: Pictures = {
  ...Object.fromEntries(
    Object.entries(connectStates).map(([name, flow]) => [
      `connect ${name}`,
      picture(flow, layoutsOf(flow.step)),
    ]),
  ),
  'connect scan with a countdown': picture(
    flowAt(
      { name: 'CONNECT', walletId: 'rainbow' },
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
  'connect many': picture(flowAt({ name: 'NONE' }), undefined, {
    others: manyWallets(60),
  }),
  'connect unverified': picture(
    flowAt({ name: 'CONNECT', walletId: impostor.rdns }),
    undefined,
    { others: [impostor] },
  ),
  'connect link to other wallets': {
    dialog: 'connect',
    draw: ({ layout, messages }) => (
      <ConnectScene
        {...connectProps(layout)}
        messages={messages.dialogs}
        more={<MoreWallets onMore={() => undefined} />}
      />
    ),
  },
  'connect other wallets': {
    dialog: 'connect',
    draw: ({ layout, messages }) => {
      const props = connectProps(layout)
      return (
        <ConnectScene
          {...props}
          groups={otherWallets(props.device)}
          messages={messages.dialogs}
        />
      )
    },
  },
  'connect without wallets': picture(flowAt({ name: 'NONE' }), undefined, {
    groups: [],
  }),
  ...Object.fromEntries(
    Object.keys(dialogMessages.failures).map((name) => [
      `connect failed ${name}`,
      // The keys of the messages are the classes of failures, as their type says.
      failed({ class: name as FailureClass }),
    ]),
  ),
  'connect refused clock': failed({
    class: 'relay-unreachable',
    refusal: 'clock',
  }),
  'connect refused page': failed({
    class: 'relay-unreachable',
    refusal: 'page',
  }),
}

function failed(failure: Failure): Picture {
  const attempt = { type: 'failed', number: 1, walletId: 'metaMask' } as const
  return picture(
    flowAt({ name: 'CONNECT', walletId: 'metaMask' }, { ...attempt, failure }),
  )
}

/** Returns the layouts that have a step, unless all have it. @see specification, section 4 */
function layoutsOf({ name }: Step): Picture['layouts'] {
  if (name === 'LEARN_COMPACT') return ['compact']
  return name in installSteps ? ['wide', 'compact'] : undefined
}

function picture(
  flow: Flow,
  layouts?: Picture['layouts'],
  { groups, others }: Wallets = {},
): Picture {
  return {
    dialog: 'connect',
    ...(layouts && { layouts }),
    draw: ({ layout, messages }) => (
      <ConnectScene
        {...connectProps(layout, flow, others)}
        {...(groups && { groups })}
        messages={messages.dialogs}
      />
    ),
  }
}

type Wallets = {
  /** Announced wallets in addition to the usual ones. */
  readonly others?: readonly AnnouncedWallet[]
  /** Replaces all groups. */
  readonly groups?: readonly []
}

/** Returns the default list with the whole catalogue below it, as on this device. */
function otherWallets(device: Device): readonly ListedGroup[] {
  const wallets = Object.values(moreWallets).map((wallet) => ({
    ...fullWallet(wallet),
    mark: onDemand(() => fetchMark(wallet.id, wallet.color)),
  }))
  const groups = [...catalogue, { groupName: 'Others', wallets }]
  return groupWallets(listWallets(groups, { announced: [], device }))
}

const english =
  'By connecting you agree to our [Terms of Use](https://shop.example/terms) and our [Privacy Policy](https://shop.example/privacy).'
const arabic =
  'بالاتصال فأنت توافق على [شروط الاستخدام](https://shop.example/terms) و[سياسة الخصوصية](https://shop.example/privacy).'

/** The host's terms below the list of wallets: as a line, and as a checkbox in each of its states. */
export const termsPictures: Pictures = {
  'connect terms': terms(),
  'connect terms unticked': terms({ isAccepted: false, missed: 0 }),
  'connect terms not ticked before choosing': terms({
    isAccepted: false,
    missed: 1,
  }),
  'connect terms ticked': terms({ isAccepted: true, missed: 0 }),
}

type Box = NonNullable<TermsNoteProps['box']>

function terms(box?: Omit<Box, 'onAnswer'>): Picture {
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
