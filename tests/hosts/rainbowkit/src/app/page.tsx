import { ConnectButton } from '@rainbow-me/rainbowkit'
import { OwnParts } from '../../../parts/OwnParts'

export const Page = () => (
  <>
    <ConnectButton />
    <ConnectButton.Custom>
      {({ account, openAccountModal, openConnectModal }) => (
        <OwnParts
          name={account?.displayName}
          open={account ? openAccountModal : openConnectModal}
        />
      )}
    </ConnectButton.Custom>
  </>
)
