import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyFolder } from '../fixtures/project/emptyFolder'
import { sectionOf } from '../fixtures/project/guides'

/** The packages of each library in the guide, by the names that their code uses. */
const imports: Readonly<Record<string, string>> = {
  'ethers 6': "import { BrowserProvider } from 'ethers'",
  viem: "import { createWalletClient, custom } from 'viem'",
  'web3.js 4': "import { Web3 } from 'web3'",
  'wagmi 2': "import { createConfig, http, injected } from 'wagmi2'",
  'wagmi 3': "import { createConfig, http, injected } from 'wagmi3'",
  'no library': '',
}

/** Builds a script that acts with each library. Their clients are those of the guide's table, word for word. */
export async function buildLibraries(source: string, out: string) {
  const folder = await emptyFolder()
  const here = (name: string) => path.join(folder.path, name)
  cpSync(source, folder.path, { recursive: true })
  await folder.run('npm install')
  const table = sectionOf('read-and-act', 'Act with any library')
  const rows = [...table.matchAll(/^\| (.+?) \| `(.+)` \|$/gm)]
  const codeOf = (name: string) => rows.find(([, row]) => row === name)?.[2]
  for (const [at, [name, line]] of Object.entries(imports).entries())
    writeFileSync(
      here(`client${at}.js`),
      `${line}
import { base, optimism } from 'viem/chains'
const chains = [base, optimism]
const transports = ${line.includes('http') ? '{ [base.id]: http(), [optimism.id]: http() }' : '{}'}
export default (provider) => ${codeOf(name)}`,
    )
  const names = Object.keys(imports)
  const lines = names.map(
    (_, at) => `import client${at} from './client${at}.js'`,
  )
  const entries = names.map((name, at) => `'${name}': client${at}`)
  writeFileSync(
    here('clients.js'),
    `${lines.join('\n')}
export const clients = { ${entries.join(', ')} }`,
  )
  const how = '--bundle --minify --format=iife --global-name=libraries'
  await folder.run(`npx esbuild libraries.js ${how} --outfile=out/libraries.js`)
  cpSync(here('out'), out, { recursive: true })
  await folder.remove()
}
