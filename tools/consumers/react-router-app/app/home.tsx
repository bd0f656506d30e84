import { FeaturedVehicle } from '../../webpack-app/src/FeaturedVehicle';

const Home = () => (
  <main>
    <FeaturedVehicle />
  </main>
);

export default Home;
