import './styles/index.css';
import urql from '@urql/vue';
import { createApp } from 'vue';
import App from './App.vue';
import { client } from './graphql/client.ts';
import { i18n } from './i18n/index.ts';
import { beginInLanguage } from './i18n/languages.ts';
import { router } from './router.ts';
import { arrivesAlone } from './shell/alone.ts';
import { loadNewerPages } from './shell/newer-page.ts';

loadNewerPages(router);
const app = createApp(App).use(i18n).use(urql, client).use(router);
await beginInLanguage({ isKept: !arrivesAlone(router) });
app.mount('#app');
