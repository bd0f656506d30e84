import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerStories } from '../testing/footerStories.tsx';
import {
  FooterCards,
  FooterColumns,
  FooterContact,
  FooterFrame,
  FooterInvite,
  FooterLegal,
  FooterLocations,
  FooterNearest,
  FooterSocial,
  FooterTop,
} from './index.ts';

const { args } = footerStories.meta;

const meta = {
  component: FooterFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof FooterFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invite: Story = {
  render: () => (
    <FooterFrame>
      <FooterInvite invite={args.invite} />
    </FooterFrame>
  ),
};
export const ContactAndColumns: Story = {
  render: () => (
    <FooterFrame>
      <FooterTop>
        <FooterContact siteName={args.siteName} {...args.contact}>
          <FooterSocial links={args.social} />
        </FooterContact>
        <FooterColumns columns={args.columns} />
      </FooterTop>
    </FooterFrame>
  ),
};
export const Locations: Story = {
  render: () => (
    <FooterFrame>
      <FooterLocations locations={args.locations}>
        {args.nearest ? <FooterNearest {...args.nearest} /> : null}
      </FooterLocations>
    </FooterFrame>
  ),
};
export const CardsAndLegal: Story = {
  render: () => (
    <FooterFrame>
      <FooterCards cards={args.cards} />
      <FooterLegal licences={args.licences} lines={args.legal} links={args.legalLinks} />
    </FooterFrame>
  ),
};
export const OnDark: Story = {
  render: () => (
    <FooterFrame isInverse>
      <FooterInvite invite={args.invite} onInverse />
      <FooterTop>
        <FooterContact siteName={args.siteName} {...args.contact} onInverse />
        <FooterColumns columns={args.columns} />
      </FooterTop>
    </FooterFrame>
  ),
};
