// Compiles the template in the page, because the compiler of Angular's own build takes minutes to install.
import '@angular/compiler'
import {
  ApplicationRef,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'walletdock/host/element'
import { config, firstUrl, loadedOf, remoteUrl, walletOf } from './page.js'

@Component({
  selector: '#page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p id="mode">{{ loaded() }}</p>
    @if (isShown()) {
      <wallet-dock
        label="Join"
        [url]="url()"
        [config]="config"
        (walletdock-changed)="wallet.set(walletOf($event))"
        (walletdock-loaded)="loaded.set(loadedOf($event))"
        (walletdock-failed)="loaded.set(loadedOf($event))"
      />
    }
    <output>{{ wallet() }}</output>
  `,
})
class Page {
  isShown = signal(true)
  url = signal(firstUrl)
  wallet = signal('')
  loaded = signal('')
  config = config
  walletOf = walletOf
  loadedOf = loadedOf
}

const app = await bootstrapApplication(Page, {
  providers: [provideZonelessChangeDetection()],
})
const page = app.components[0].instance
window.lead = () => page.url.set(remoteUrl)
window.show = async (shown) => {
  page.isShown.set(shown)
  page.wallet.set('')
  app.injector.get(ApplicationRef).tick()
}
