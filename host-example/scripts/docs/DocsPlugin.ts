import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { guidesFolder, readGroups, readGuide } from './readGuides'
import { withReference } from './reference/withReference'
import { addressOf, renderGuide } from './renderGuide'
import { renderPage } from './renderPage'
import { indexOf } from './searchIndex'

/**
 * Creates a page for each guide, and the search index. The development server updates both when a guide changes. Only
 * the page of a new guide needs a restart.
 */
export class DocsPlugin {
  /** @param folder folder of the guides */
  constructor(readonly folder = guidesFolder) {}

  apply(compiler: Compiler) {
    const { folder } = this
    let site = readSite(folder)
    const pageOf = (name: string) => {
      const page = site.pages.find(({ guide }) => guide.name === name)
      return page ? renderPage(page.guide, page, site.groups) : ''
    }
    for (const { guide } of site.pages)
      new rspack.HtmlRspackPlugin({
        templateContent: () => pageOf(guide.name),
        filename: `${addressOf(guide.name).slice(1)}.html`,
        scriptLoading: 'defer',
        minify: false,
      }).apply(compiler)
    compiler.hooks.thisCompilation.tap('DocsPlugin', (compilation) => {
      for (const name of readdirSync(folder))
        compilation.fileDependencies.add(path.join(folder, name))
      // Reading all guides takes longer than a build, so read them only if one has changed.
      const changed = [...(compiler.modifiedFiles ?? [])]
      if (changed.some((file) => path.dirname(file) === folder))
        try {
          site = readSite(folder)
        } catch (error) {
          compilation.errors.push(Object(error))
        }
      compilation.hooks.processAssets.tap('DocsPlugin', () => {
        const index = JSON.stringify(indexOf(site.pages))
        compilation.emitAsset(
          'docs/search.json',
          new rspack.sources.RawSource(index),
        )
        compilation.emitAsset(
          'docs/connect.png',
          new rspack.sources.RawSource(readFileSync(picture)),
        )
      })
    })
  }
}

/** The picture of the first page. */
const picture = path.join(guidesFolder, '../../tests/pictures/connect.png')

/** Reads and renders all guides. */
function readSite(folder: string) {
  const groups = readGroups(folder)
  const listed = groups.flatMap(({ guides }) => guides)
  const pages = [readGuide('README', folder), ...listed].map((guide) => {
    const whole = withReference(guide)
    return { guide, ...renderGuide(whole) }
  })
  return { groups, pages }
}
