/** Everything that is written down of a visit. Times in milliseconds, bytes as gzip -9. */
export type Measure =
  /** A fixed piece of work in the page: the machine itself. */
  | 'noiseMs'
  /** From navigation until the button works. */
  | 'buttonMs'
  /** What page and remote had sent by then. */
  | 'buttonBytes'
  /** … of which came from the remote. */
  | 'buttonRemoteBytes'
  /** Requests one after the other between the page's own script and the button. */
  | 'buttonSteps'
  /** Work of the main thread until the page is quiet. */
  | 'workMs'
  /** Heap then, after a collection, in MB. */
  | 'heapMB'
  /** From the click on the button until the list of wallets is painted, and until it can be used. */
  | 'listShownMs'
  | 'listMs'
  /** From the click on a wallet until the account's button can be used. */
  | 'connectMs'
  /** What the remote had sent by then. */
  | 'connectRemoteBytes'
  /** From a reload by a connected visitor until the account's button can be used. */
  | 'resumeMs'
  /** From the click on WalletConnect until its code is painted. */
  | 'codeMs'
  /** With 200 wallets: until the list can be used, the longest task meanwhile, and what it adds to the page. */
  | 'manyMs'
  | 'manyLongestMs'
  | 'manyNodes'
  /** From the click on the last of them until the account's button can be used. */
  | 'manyLastMs'
  /** A tap that nothing announces: until its first frame, the dialog's, the list's; the longest task meanwhile. */
  | 'tapAnsweredMs'
  | 'tapDialogMs'
  | 'tapListMs'
  | 'tapLongestMs'

export type Values = Readonly<Partial<Record<Measure, number>>>
