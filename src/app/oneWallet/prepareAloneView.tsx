import { useState } from 'react'
import type { Flow } from '../../session/State'
import type { ListedWallet } from '../../wallets/Wallet'
import type { Dock, View, ViewProps } from '../Dock'
import type { WalletList } from '../wallet/WalletList'

/**
 * Loads the connect dialog for a single wallet. BACK does not lead to the list. If terms require a list, it contains
 * only this wallet.
 */
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
  // The visitor has come back from a page of the wallet that leads to all wallets, because this one cannot be used
  // here.
  const isFree = isList && isThere
  return (
    <>
      <ConnectView {...props} {...(isFree ? {} : alone)} />
      {!isList && <div>{list.line?.(props.dock.language.get())}</div>}
    </>
  )
}

/** Removes the list from the pages that BACK leads to. */
function withoutList(flow: Flow): Flow {
  return 'walletId' in flow.page
    ? { ...flow, history: flow.history.filter(({ step }) => step !== 'NONE') }
    : flow
}

/** Returns the list with one wallet and without the row for other wallets. */
function only(list: WalletList, id: string): WalletList {
  const { guard, more: _, ...rest } = list
  let all: readonly ListedWallet[] | undefined
  let listed: readonly ListedWallet[] = []
  return {
    ...rest,
    ...(guard && { guard: (props) => guard({ ...props, isAlone: true }) }),
    getListed() {
      const now = list.getListed()
      // Returns the same array until something changes, as React requires.
      if (now !== all) listed = now.filter((wallet) => wallet.id === id)
      all = now
      return listed
    },
  }
}
