import { createApp } from 'vue'
import Page from './WalletPage.vue'

createApp(Page).mount('#page')
