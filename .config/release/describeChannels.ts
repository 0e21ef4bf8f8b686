import type { Canary, Channels } from '../../src/host/find/Channels'

/** Who gets what at the next page load, as text for whoever has just edited it. */
export function describeChannels(
  { sequence, channels, canary, pinned = {}, disabled, publicKey }: Channels,
  before: Channels,
): string {
  const { stable, canary: _, ...others } = channels
  const pins = Object.entries(pinned)
  const lines = [
    [
      'stable',
      `${stable ?? 'no release'}${canary ? `, but ${canary.version} for ${describeCanary(canary)}` : ''}`,
    ],
    ['canary', canary?.version ?? `${stable}, as no canary is running`],
    ...Object.entries(others).map(([channel, version]) => [
      channel,
      `${version} (moved by \`promote VERSION ${channel}\`)`,
    ]),
    ...pins.map(([host, version]) => [
      host,
      `${version}, pinned (\`unpin ${host}\` lets it follow its channel)`,
    ]),
  ]
  return [
    `Channels ${sequence}. At the next page load:`,
    ...(disabled
      ? [`  nobody gets a wallet: ${disabled} (\`enable\` undoes it). Then:`]
      : []),
    ...lines.map(([who, what]) => `  ${who}: ${what}`),
    ...(before.canary && !canary
      ? [`The canary of ${before.canary.version} has ended.`]
      : []),
    publicKey
      ? `Signed. Hosts demand it by \`publicKey: '${publicKey}'\`.`
      : 'Not signed.',
  ].join('\n')
}

function describeCanary({ percent = 0, hosts = [] }: Canary): string {
  return (
    [percent > 0 && `${percent} % of the visitors`, ...hosts.map(allOf)]
      .filter(Boolean)
      .join(', ') || 'nobody'
  )
}

function allOf(host: string) {
  return `all of ${host}`
}
