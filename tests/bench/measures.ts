/** Everything measured in a visit. Times in milliseconds, bytes as gzip -9. */
export type Measure =
  /** Duration of a fixed loop in the page, which shows how fast the machine was. */
  | 'noiseMs'
  /** From navigation until the button works. */
  | 'buttonMs'
  /** Bytes from page and remote by then. */
  | 'buttonBytes'
  /** Number of requests that follow one another between the page's own script and the button. */
  | 'buttonSteps'
  /** Main-thread work until the page is quiet. */
  | 'workMs'
  /** Heap at that time, after a garbage collection, in MB. */
  | 'heapMB'
  /** From the click on the button until the list of wallets is painted and can be pressed, and until it is opaque and still. */
  | 'listMs'
  | 'listStillMs'
  /** The sum of `buttonMs` and `listMs`: how long a new visitor waits. */
  | 'waitMs'
  /** From the click on a wallet until the account's button can be used. */
  | 'connectMs'
  /** From a reload by a connected visitor until the account is shown, and until its dialog can be opened. */
  | 'resumeMs'
  | 'resumeUsableMs'
  /** From the click on WalletConnect until its code is painted. */
  | 'codeMs'
  /** With 200 wallets: time until the list is painted and can be pressed, and the DOM nodes that the list adds. */
  | 'manyMs'
  | 'manyNodes'
  /**
   * A tap without a hover: time until the next frame, the dialog and the list are painted, and the longest task until
   * then.
   */
  | 'tapAnsweredMs'
  | 'tapDialogMs'
  | 'tapListMs'
  | 'tapLongestMs'

export type Values = Readonly<Partial<Record<Measure, number>>>
