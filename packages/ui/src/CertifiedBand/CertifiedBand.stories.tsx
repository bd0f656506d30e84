import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertifiedBand } from './CertifiedBand.tsx';

const meta = {
  component: CertifiedBand,
  args: {
    title: 'Used, and certified by the people who know it best',
    text: 'Each certified car is checked, serviced and backed by the maker.',
    points: [
      { title: '90-point inspection', text: 'Carried out by factory-trained technicians.' },
      { title: 'One more year of warranty', text: 'On top of what is left of the new car warranty.' },
      { title: '12 months of roadside assist', text: 'Day and night, anywhere in the country.' },
    ],
    action: { label: 'View certified cars', href: '#certified' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CertifiedBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePoints: Story = {};
export const WithPicture: Story = {
  args: {
    picture: {
      src: '/pictures/scenes/showroom-960.webp',
      width: 960,
      height: 400,
      alt: 'Cars in a bright showroom',
    },
  },
};
