import { useState } from 'react'
import type { Flow } from '../../session/State'
import type { ListedWallet } from '../../wallets/Wallet'
import type { Dock, View, ViewProps } from '../Dock'
import type { WalletList } from '../wallet/WalletList'

/** The connect dialog about one wallet alone: its pages lead back to no list, and a list that terms stand below has no other. */
export async function prepareAloneView(
  dock: Dock,
  list: WalletList,
): Promise<View> {
  const ConnectView = await dock.views.connect.load()
  const docks = new Map<string, Dock>()

  function aloneWith(id: string): Dock {
    const known = docks.get(id)
    if (known) return known
    const wallets = only(list, id)
    const load = () => Promise.resolve(wallets)
    const alone = { ...dock, wallets: { get: () => wallets, load } }
    docks.set(id, alone)
    return alone
  }

  return (props) => (
    <AloneView {...props} {...{ aloneWith, ConnectView, list }} />
  )
}

type AloneViewProps = ViewProps & {
  readonly aloneWith: (walletId: string) => Dock
  readonly ConnectView: View
  readonly list: WalletList
}

function AloneView({ aloneWith, ConnectView, list, ...props }: AloneViewProps) {
  const { dialog, opener } = props.state
  const [isThere, setThere] = useState(false)
  if (dialog?.name !== 'connect' || !opener?.wallet)
    return <ConnectView {...props} />
  const { flow } = dialog
  const isList = flow.page.step === 'NONE'
  if ('walletId' in flow.page && !isThere) setThere(true)
  const alone = {
    dock: aloneWith(opener.wallet),
    state: { ...props.state, dialog: { ...dialog, flow: withoutList(flow) } },
  }
  // A page on which the wallet is of no use has offered the others.
  const isFree = isList && isThere
  return (
    <>
      <ConnectView {...props} {...(isFree ? {} : alone)} />
      {!isList && <div>{list.line?.(props.dock.language.get())}</div>}
    </>
  )
}

/** Nothing leads from a wallet's pages to a list. */
function withoutList(flow: Flow): Flow {
  return 'walletId' in flow.page
    ? { ...flow, history: flow.history.filter(({ step }) => step !== 'NONE') }
    : flow
}

/** The list with one wallet, and without a way to others. */
function only(list: WalletList, id: string): WalletList {
  const { guard, more: _, ...rest } = list
  let all: readonly ListedWallet[] | undefined
  let listed: readonly ListedWallet[] = []
  return {
    ...rest,
    ...(guard && { guard: (props) => guard({ ...props, isAlone: true }) }),
    getListed() {
      const now = list.getListed()
      // The same one until something changes, as React wants it.
      if (now !== all) listed = now.filter((wallet) => wallet.id === id)
      all = now
      return listed
    },
  }
}
