import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { supportedContract } from '../../kit/fit/planModules'
import { filesIn, root, versionIn } from '../project'

const here = import.meta.dirname
const dist = path.join(root, 'dist')
const kit = path.join(dist, 'host')
const types = path.join(kit, 'types')
const version = versionIn('')

const isComment = /^\s*(\/?\*|\/\/)/
const relative = /((?:from |import\()["']\.[^"']+?)(?:\.js)?(["'])/g
const outside = /(?:from |import\()["'][^."']/
const allowed = '// @ts-ignore: a page may be without this package'

/** Script of each import of the kit, and its types in the folder `types/`. */
const imports = {
  './host': ['walletdock', 'kit/walletdock'],
  './host/load': ['load', 'kit/load'],
  './host/element': ['packageElement', 'kit/element'],
  // The script of `./host/element`, with types for the framework's markup.
  './host/element/react': ['packageElement', 'element/react'],
  './host/element/vue': ['packageElement', 'element/vue'],
  './host/element/svelte': ['packageElement', 'element/svelte'],
  './host/element/solid': ['packageElement', 'element/solid'],
  './host/observe': ['observe', 'kit/observe'],
  './host/selfTest': ['selfTest', 'kit/selfTest'],
  './host/wallets': ['wallets', 'kit/wallets'],
  './host/themes': ['themes', 'kit/themes'],
  './federation': ['federation', 'kit/federation'],
  './start': ['startPlugin', 'kit/startPlugin'],
  './playwright': ['playwright', 'testWallet/testWalletScript'],
} as const

for (const name of filesIn(types)) {
  const file = path.join(types, name)
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
// The messages of the kit and of the remote end with a reference to this guide. The package does not contain the other
// guides, so links to them become text.
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
  `${JSON.stringify(kitPackage(), null, 2)}\n`,
)

// Let npm create the archive. Its bytes only depend on the files, not on the time, the folder or the user of the build.
for (const file of filesIn(kit)) chmodSync(path.join(kit, file), 0o644)
execFileSync('npm', ['pack', kit, '--pack-destination', dist, '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
copyFileSync(
  path.join(dist, `walletdock-${version}.tgz`),
  path.join(dist, 'walletdock.tgz'),
)

/**
 * Changes a declaration file of the kit so that any TypeScript configuration accepts it. Adds extensions to relative
 * imports, because Node's module resolution requires them, and suppresses errors for packages that a page may not have.
 * @param text the declaration file that the compiler has emitted
 * @param toRoot path from the file's folder to the folder that has `wagmi.d.ts`, with a slash at the end
 */
function completeTypes(text: string, toRoot: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      if (isComment.test(line)) return line
      const written = line
        .replace(relative, '$1.js$2')
        .replace("'@wagmi/core'", `'${toRoot}wagmi.js'`)
      return outside.test(written) ? [allowed, written] : written
    })
    .join('\n')
}

/** Returns the kit's `package.json`. */
function kitPackage() {
  return {
    name: 'walletdock',
    version,
    description: 'Loads Walletdock, a wallet button, into a page at run time.',
    license: 'MIT',
    type: 'module',
    walletdock: { api: supportedContract },
    exports: {
      ...Object.fromEntries(
        Object.entries(imports).map(([name, [script, types]]) => [
          name,
          { types: `./types/${types}.d.ts`, default: `./${script}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    // This file defines `<wallet-dock>`. Bundlers may remove all other files if they are not used.
    sideEffects: ['./packageElement.js'],
    peerDependencies: { react: '^18 || ^19', 'react-dom': '^18 || ^19' },
    peerDependenciesMeta: {
      react: { optional: true },
      'react-dom': { optional: true },
    },
  }
}
