import './styles/index.css';
import urql from '@urql/vue';
import { createApp } from 'vue';
import App from './App.vue';
import { client } from './graphql/client.ts';
import { i18n } from './i18n/index.ts';
import { router } from './router.ts';
import { loadNewerPages } from './shell/newer-page.ts';

loadNewerPages(router);
createApp(App).use(i18n).use(urql, client).use(router).mount('#app');
