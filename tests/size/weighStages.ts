import type { Download, Stages } from './Stages'

/** Bytes of one loading stage. */
export type Row = {
  readonly stage: string
  readonly files: readonly string[]
  /** gzip -9, in bytes. */
  readonly bytes: number
}

const isEntry = /^\/remoteEntry\.js$/
const isContract = /\.json$/
const isEmotion = /\/emotion[.-]/
const isConnectView = /connect_?(view|dialog)/i

/** The table's rows: what each stage costs its visitor. */
export function weighStages(stages: Stages): readonly Row[] {
  const first = stages.thinPage.filter(({ from }) => from === 'remote')
  const own = first.filter(
    ({ path }) =>
      !isEntry.test(path) && !isContract.test(path) && !isEmotion.test(path),
  )
  const isEarlyView = ({ path }: Download) => isConnectView.test(path)
  const engine = stages.intent.filter((file) => !isEarlyView(file))
  const connect = [
    ...stages.intent.filter(isEarlyView),
    ...stages.connectDialog,
  ]
  return [
    row('first visit', first),
    row('own code', own),
    row('thin page', stages.thinPage),
    row('engine', engine),
    row('connect dialog', connect),
    row('account dialog', stages.accountDialog),
    row('network dialog', stages.networkDialog),
    row(
      'resumed session',
      stages.resumedPage.filter(({ from }) => from === 'remote'),
    ),
    { stage: 'host kit', files: ['host/walletdock.js'], bytes: stages.hostKit },
  ]
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
