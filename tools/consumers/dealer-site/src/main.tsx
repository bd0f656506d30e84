import { mountStorefront } from '@dealer/storefront/mount';
import { template } from './template.ts';
import './theme.css';

mountStorefront(template);
