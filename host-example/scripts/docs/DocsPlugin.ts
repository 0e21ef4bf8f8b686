import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { guidesFolder, readGroups, readGuide } from './readGuides'
import { withReference } from './reference/withReference'
import { addressOf, renderGuide } from './renderGuide'
import { renderPage } from './renderPage'
import { indexOf } from './searchIndex'

/** Creates a page for each guide, and the search index. */
export class DocsPlugin {
  apply(compiler: Compiler) {
    const groups = readGroups()
    const listed = groups.flatMap(({ guides }) => guides)
    const pages = [readGuide('README'), ...listed].map((guide) => {
      const whole = withReference(guide)
      return { guide, ...renderGuide(whole) }
    })
    for (const page of pages)
      new rspack.HtmlRspackPlugin({
        templateContent: () => renderPage(page.guide, page, groups),
        filename: `${addressOf(page.guide.name).slice(1)}.html`,
        scriptLoading: 'defer',
        minify: false,
      }).apply(compiler)
    compiler.hooks.thisCompilation.tap('DocsPlugin', (compilation) => {
      // If a guide changes, the development server builds again and reloads the page. But this plugin reads the guides
      // only when the server starts.
      for (const name of readdirSync(guidesFolder))
        compilation.fileDependencies.add(path.join(guidesFolder, name))
      compilation.hooks.processAssets.tap('DocsPlugin', () => {
        const index = JSON.stringify(indexOf(pages))
        compilation.emitAsset(
          'docs/search.json',
          new rspack.sources.RawSource(index),
        )
      })
    })
  }
}
