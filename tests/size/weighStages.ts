import type { Download, Stages } from './Stages'

/** Bytes of one loading stage. */
export type Row = {
  readonly stage: string
  readonly files: readonly string[]
  /** gzip -9, in bytes. */
  readonly bytes: number
}

const isEntry = /^\/remoteEntry(\.\w+)?\.js$/
const isContract = /\.json$/
/** The first script of /federated, which has the federation runtime and its plugins, and nearly nothing else. */
const isRuntime = /^\/federated\/federated\.\w+\.js$/

/** The table's rows: the cost of each stage for a visitor. */
export function weighStages(stages: Stages): readonly Row[] {
  const first = fromRemote(stages.thinPage)
  const ownFiles = first.filter(
    ({ path }) => !isEntry.test(path) && !isContract.test(path),
  )
  const { intent } = stages
  return [
    row('first visit', first),
    row('own code', ownFiles),
    row('thin page', stages.thinPage),
    row('… once idle', stages.idlePage),
    row(
      'engine',
      intent.filter(({ dialog }) => !dialog),
    ),
    row('connect dialog', [
      ...intent.filter(({ dialog }) => dialog === 'connect'),
      ...stages.connectDialog,
    ]),
    row('connected', stages.connected),
    // One intent may load both dialogs, so each is measured without the other.
    row(
      'account dialog',
      stages.accountDialog.filter(({ dialog }) => dialog !== 'network'),
    ),
    row(
      'network dialog',
      stages.networkDialog.filter(({ dialog }) => dialog !== 'account'),
    ),
    row('recent transactions', stages.recentTransactions),
    row('token list', stages.tokenList),
    row('sign-in', stages.signIn),
    row('while reading', stages.whileReading),
    row(
      'WalletConnect',
      stages.phone.filter(({ drawsCodes }) => !drawsCodes),
    ),
    row(
      'code to scan',
      stages.phone.filter(({ drawsCodes }) => drawsCodes),
    ),
    row('wagmi of the page', stages.sharedWagmi),
    row(
      '… without dialogs',
      stages.sharedWagmi.filter(({ isOfDialogs }) => !isOfDialogs),
    ),
    row('resumed session', fromRemote(stages.resumedPage)),
    {
      stage: 'a language',
      files: [stages.language.path],
      bytes: stages.language.bytes,
    },
    row('by remotes', fromRemote(stages.remotesPage)),
    row(
      'federation runtime',
      stages.federatedPage.filter(({ path }) => isRuntime.test(path)),
    ),
    { stage: 'host kit', files: ['host/walletdock.js'], bytes: stages.hostKit },
  ]
}

function fromRemote(downloads: readonly Download[]): readonly Download[] {
  return downloads.filter(({ from }) => from === 'remote')
}

function row(stage: string, downloads: readonly Download[]): Row {
  return {
    stage,
    files: downloads.map(({ from, path, bytes }) => {
      return `${inKb(bytes).padStart(6)}  ${from}${path}`
    }),
    bytes: downloads.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Bytes in KB of 1024, with one digit. */
export function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
