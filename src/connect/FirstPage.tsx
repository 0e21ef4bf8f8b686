import type { ConnectDialogProps } from './ConnectDialogProps'
import { Intro } from './Intro'
import { WalletList } from './WalletList'
import { WalletTiles } from './WalletTiles'

/** Step NONE: the list; in wide layout, where the list is always there, the introduction. */
export function FirstPage(props: ConnectDialogProps) {
  if (props.layout === 'wide') return <Intro {...props} />
  if (props.layout === 'mobile') return <WalletTiles {...props} />
  return <WalletList {...props} />
}
