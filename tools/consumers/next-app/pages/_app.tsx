import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/styles.css';
import '../../search-page/src/page.css';
import type { AppProps } from 'next/app';

const App = ({ Component, pageProps }: AppProps) => <Component {...pageProps} />;

export default App;
