import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { supportedContract } from '../../kit/fit/planModules'
import { privacyManifest } from '../bundle/privacyManifest'
import { commandName } from '../channels/siteRoot'
import { filesIn, root, versionIn } from '../project'
import { imports } from './imports'

const here = import.meta.dirname
const dist = path.join(root, 'dist')
const kit = path.join(dist, 'host')
const types = path.join(kit, 'types')
const version = versionIn('')

const isComment = /^\s*(\/?\*|\/\/)/
const relative = /((?:from |import\()["']\.[^"']+?)(?:\.js)?(["'])/g
const outside = /(?:from |import\()["'][^."']/
const allowed = '// @ts-ignore: a page may be without this package'

/** Our import with the names of another kit, that kit's package, and the newest version whose names we have. */
const otherKits = [
  ['rainbowkit', '@rainbow-me/rainbowkit', '2.2.11'],
  ['connectkit', 'connectkit', '1.9.2'],
] as const

/** Packages of the page. Any version of wagmi, because only the names of other kits import it. */
const peers = {
  react: '^18 || ^19',
  'react-dom': '^18 || ^19',
  wagmi: '*',
  '@tanstack/react-query': '*',
}

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
writeFileSync(path.join(kit, 'styles.css'), '')
writeFileSync(
  path.join(kit, 'package.json'),
  `${JSON.stringify(kitPackage(), null, 2)}\n`,
)
pack(kit)
copyFileSync(
  path.join(dist, `walletdock-${version}.tgz`),
  path.join(dist, 'walletdock.tgz'),
)

// The same files under the name of another kit, for pages that install it from here. Package managers then put our
// files where the page's imports look for that kit.
for (const [entry, name, aliasVersion] of otherKits) {
  const alias = path.join(dist, entry)
  cpSync(kit, alias, { recursive: true })
  writeFileSync(
    path.join(alias, 'package.json'),
    `${JSON.stringify(aliasPackage(entry, name, aliasVersion), null, 2)}\n`,
  )
  const packed = `${name.replace('@', '').replace('/', '-')}-${aliasVersion}.tgz`
  pack(alias)
  renameSync(path.join(dist, packed), path.join(dist, `${entry}.tgz`))
  rmSync(alias, { recursive: true })
}

// The privacy manifest is about the scripts that visitors receive, so not about the script for Playwright.
const scripts = filesIn(dist)
  .filter((file) => file.endsWith('.js') && !file.endsWith('playwright.js'))
  .map((file) => readFileSync(path.join(dist, file), 'utf8'))
const privacy = privacyManifest(version, scripts, process.env['WALLETDOCK_URL'])
writeFileSync(
  path.join(dist, 'privacy.json'),
  `${JSON.stringify(privacy, null, 2)}\n`,
)

/** Lets npm create an archive. Its bytes only depend on the files, not on the time, the folder or the user of the build. */
function pack(folder: string) {
  for (const file of filesIn(folder)) chmodSync(path.join(folder, file), 0o644)
  execFileSync(
    'npm',
    ['pack', folder, '--pack-destination', dist, '--silent'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
}

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
    ...packageOf('walletdock', version, imports),
    bin: {
      walletdock: `./${commandName}`,
      'walletdock-migrate': './migrate.mjs',
    },
    main: './walletdock.js',
    types: './types/kit/walletdock.d.ts',
  }
}

/** Returns the `package.json` of the kit under another kit's name and version, because other packages may demand it. */
function aliasPackage(
  entry: (typeof otherKits)[number][0],
  name: string,
  aliasVersion: string,
) {
  const own = Object.entries(imports)
    .filter(([from]) => from === './testing' || from.startsWith(`./${entry}`))
    .map(([from, files]) => [from.replace(`./${entry}`, '.'), files] as const)
  const [script, types] = imports[`./${entry}`]
  return {
    ...packageOf(name, aliasVersion, Object.fromEntries(own)),
    main: `./${script}.js`,
    types: `./types/${types}.d.ts`,
  }
}

type Imports = Readonly<
  Record<string, readonly [script: string, types: string]>
>

function packageOf(name: string, packageVersion: string, imports: Imports) {
  return {
    name,
    version: packageVersion,
    description: 'Loads Walletdock, a wallet button, into a page at run time.',
    license: 'MIT',
    type: 'module',
    // The maps are beside the release, for error trackers.
    files: ['**', '!**/*.map'],
    walletdock: { api: supportedContract, version },
    exports: {
      ...Object.fromEntries(
        Object.entries(imports).map(([from, [script, types]]) => [
          from,
          { types: `./types/${types}.d.ts`, default: `./${script}.js` },
        ]),
      ),
      // Pages import it for RainbowKit. Walletdock has no styles for pages.
      [name === 'walletdock' ? './rainbowkit/styles.css' : './styles.css']:
        './styles.css',
      './package.json': './package.json',
    },
    // TypeScript's `moduleResolution: "node"` does not read `exports`.
    typesVersions: {
      '*': Object.fromEntries(
        Object.entries(imports).map(([from, [, types]]) => [
          from.slice(2),
          [`./types/${types}.d.ts`],
        ]),
      ),
    },
    // This file defines `<wallet-dock>`. Bundlers may remove all other files if they are not used.
    sideEffects: ['./packageElement.js'],
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(peers).map((peer) => [peer, { optional: true }]),
    ),
  }
}
