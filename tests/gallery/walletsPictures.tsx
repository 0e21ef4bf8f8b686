import { ConnectedWallets } from '../../src/features/severalWallets/ConnectedWallets'
import { AccountDialog } from '../../src/views/account/AccountDialog'
import { severalWallets } from '../fixtures/states/severalWallets'
import { propsIn } from './accountPictures'
import { nothing, type Picture, type Pictures } from './Picture'

/** The account dialog of a visitor with several wallets. */
export const walletsPictures: Pictures = {
  'account of two wallets': picture(2),
  'account of six wallets': picture(6),
}

function picture(count: number): Picture {
  const [active, ...others] = severalWallets
  return {
    dialog: 'account',
    draw: (scene) => (
      <AccountDialog
        {...propsIn({ name: 'ada.eth' })}
        wallets={
          <ConnectedWallets
            active={active}
            others={others.slice(0, count - 1)}
            words={scene.messages.wallets}
            send={nothing}
            onAnother={nothing}
          />
        }
      />
    ),
  }
}
