import { readFileSync } from 'node:fs'
import { readmeFile } from '../../parts/guide'

/**
 * What the README has hosts write that use `remotes`, with a remote's real address.
 * @throws Error when it is not where it was
 */
export function remotesGuide(remoteUrl: string) {
  const text = readFileSync(readmeFile, 'utf8')
  const below = text
    .split('\n### The kit or `remotes`\n')[1]
    ?.split('\n### ')[0]
  const [enhanced = '', webpackOwn = ''] = below ? blocks(below, 'js') : []
  const [imports = ''] = below ? blocks(below, 'jsx') : []
  const [, viteRemotes = ''] =
    /With Vite, [^`]*`([^`]*)`/.exec(below ?? '') ?? []
  const guide = { enhanced, webpackOwn, viteRemotes, imports }
  for (const [name, part] of Object.entries(guide))
    if (!part) throw new Error(`The README has no ${name} for \`remotes\`.`)
  const real = (part: string) =>
    part.replaceAll('https://wallet.example', remoteUrl)
  return {
    enhanced: real(enhanced),
    webpackOwn: real(webpackOwn),
    viteRemotes: real(viteRemotes),
    imports,
  }
}

function blocks(text: string, language: string): string[] {
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``, 'g')
  return [...text.matchAll(fence)].map(([, block = '']) => block)
}
