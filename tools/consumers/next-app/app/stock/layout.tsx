import '../../../search-page/src/page.css';
import type { ReactNode } from 'react';

const StockLayout = ({ children }: { children: ReactNode }) => children;

export default StockLayout;
