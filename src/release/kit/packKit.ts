import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { supportedContract } from '../../host/fit/planModules'
import { completeTypes } from './completeTypes'
import { kitPackage } from './kitPackage'

const here = import.meta.dirname
const root = path.join(here, '../../..')
const dist = path.join(root, 'dist')
const kit = path.join(dist, 'host')
const types = path.join(kit, 'types')
const { version } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)

for (const file of filesIn(types)) {
  const toRoot = path.relative(path.dirname(file), types) || '.'
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    completeTypes(text, `${toRoot.replaceAll(path.sep, '/')}/`),
  )
}
copyFileSync(path.join(here, 'wagmi.d.ts'), path.join(types, 'wagmi.d.ts'))
cpSync(path.join(here, 'element'), path.join(types, 'element'), {
  recursive: true,
})
copyFileSync(path.join(root, 'LICENSE'), path.join(kit, 'LICENSE'))
copyFileSync(path.join(here, 'README.md'), path.join(kit, 'README.md'))
// The messages of the kit and of the remote end with an address in this guide. The other guides are not beside it, so
// their links become text.
const guide = readFileSync(
  path.join(root, 'host-example/docs/troubleshoot.md'),
  'utf8',
)
writeFileSync(
  path.join(kit, 'troubleshoot.md'),
  guide.replaceAll(/\[([^\]]+)\]\((\w[\w-]*\.md[^)]*)\)/g, '$1 (`$2`)'),
)
writeFileSync(
  path.join(kit, 'package.json'),
  `${JSON.stringify(kitPackage(version, supportedContract), null, 2)}\n`,
)

// Let npm create the archive. Its bytes only depend on the files, not on the time, the folder or the user of the build.
for (const file of filesIn(kit)) chmodSync(file, 0o644)
execFileSync('npm', ['pack', kit, '--pack-destination', dist, '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
copyFileSync(
  path.join(dist, `walletdock-${version}.tgz`),
  path.join(dist, 'walletdock.tgz'),
)

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}
