import { fencesIn, readGuide } from '../../fixtures/project/guides'

/**
 * Returns the code that the guide gives hosts with `remotes`, with a remote's real URL.
 * @throws Error if the guide no longer has this code
 */
export function remotesGuide(remoteUrl: string) {
  const text = readGuide('remotes')
  const [enhanced = '', viteEntry = ''] = blocks(text, 'js')
  const [imports = ''] = blocks(text, 'jsx')
  const [, viteRemotes = ''] = /With Vite, [^`]*`([^`]*)`/.exec(text) ?? []
  const guide = { enhanced, viteRemotes, viteEntry, imports }
  for (const [name, part] of Object.entries(guide))
    if (!part) throw new Error(`The guide has no ${name} for \`remotes\`.`)
  const real = (part: string) =>
    part.replaceAll('https://wallet.example', remoteUrl)
  return {
    enhanced: real(enhanced),
    viteRemotes: real(viteRemotes),
    viteEntry,
    imports,
  }
}

function blocks(text: string, wanted: string): readonly string[] {
  return fencesIn(text)
    .filter(({ language }) => language === wanted)
    .map(({ code }) => code)
}
