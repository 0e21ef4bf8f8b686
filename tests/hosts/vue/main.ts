import {
  createApp,
  defineComponent,
  h,
  nextTick,
  onBeforeUnmount,
  onMounted,
  ref,
} from 'vue'
import { loadWithoutReact, type ModuleName } from 'walletdock/host/load'
import { fetchSettings } from '../parts/settings'
import { tellMode } from '../parts/tellMode'

declare global {
  interface Window {
    /** Shows or hides the wallet. */
    show?: (isShown: boolean) => Promise<void>
  }
}

const { remoteUrl, config } = await fetchSettings()
const load = () =>
  loadWithoutReact({
    url: remoteUrl,
    modules: ['./mount'] satisfies ModuleName[],
  }).then(tellMode)

/** Walletdock as a Vue component. */
const Wallet = defineComponent(() => {
  const place = ref<HTMLElement>()
  const account = ref('')
  let leave: (() => void) | undefined
  let isGone = false
  onMounted(async () => {
    const loaded = await load()
    if (!loaded.ok || !place.value || isGone) return
    const mounted = loaded.modules.mount(place.value, config)
    const read = () => {
      const { status, address, chain } = mounted.getSnapshot()
      account.value = [status, address, chain?.id].join(' ')
    }
    read()
    const stop = mounted.subscribe(read)
    leave = () => {
      stop()
      mounted.unmount()
    }
  })
  onBeforeUnmount(() => {
    isGone = true
    leave?.()
  })
  return () => [h('span', { ref: place }), h('output', account.value)]
})

const isShown = ref(true)
createApp(() => (isShown.value ? h(Wallet) : h('p', 'No wallet here'))).mount(
  '#page',
)
window.show = async (shown) => {
  isShown.value = shown
  await nextTick()
}
