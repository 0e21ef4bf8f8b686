/** Everything measured in a visit. Times in milliseconds, bytes as gzip -9. */
export type Measure =
  /** A fixed loop in the page: how fast the machine was. */
  | 'noiseMs'
  /** From navigation until the button works. */
  | 'buttonMs'
  /** Bytes from page and remote by then. */
  | 'buttonBytes'
  /** … of which came from the remote. */
  | 'buttonRemoteBytes'
  /** Requests one after the other between the page's own script and the button. */
  | 'buttonSteps'
  /** Main-thread work until the page is quiet. */
  | 'workMs'
  /** Heap then, after a collection, in MB. */
  | 'heapMB'
  /** From the click on the button until the list of wallets is painted, and until it can be used. */
  | 'listShownMs'
  | 'listMs'
  /** From the click on a wallet until the account's button can be used. */
  | 'connectMs'
  /** Bytes from the remote by then. */
  | 'connectRemoteBytes'
  /** From a reload by a connected visitor until the account's button can be used. */
  | 'resumeMs'
  /** From the click on WalletConnect until its code is painted. */
  | 'codeMs'
  /** With 200 wallets: until the list can be used, the longest task meanwhile, and the DOM nodes it adds. */
  | 'manyMs'
  | 'manyLongestMs'
  | 'manyNodes'
  /** From the click on the last of them until the account's button can be used. */
  | 'manyLastMs'
  /** A tap without a hover before it: until the next frame, the dialog and the list are painted; the longest task meanwhile. */
  | 'tapAnsweredMs'
  | 'tapDialogMs'
  | 'tapListMs'
  | 'tapLongestMs'

export type Values = Readonly<Partial<Record<Measure, number>>>
